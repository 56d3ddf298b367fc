/** IPTC's terms for how media was made, from https://cv.iptc.org/newscodes/digitalsourcetype/. */
const TERMS = "http://cv.iptc.org/newscodes/digitalsourcetype/";

/** Made by rules alone, without a trained model: our own painter. */
export const ALGORITHMIC = `${TERMS}algorithmicMedia`;

/** Made by a trained model: a provider's pictures and voices. */
export const TRAINED = `${TERMS}trainedAlgorithmicMedia`;
