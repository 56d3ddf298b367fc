/** What scrypt is asked for: N as its logarithm to base 2, the block size, and how often in parallel. */
export type Cost = { logN: number; r: number; p: number };

/**
 * N = 2^14, r = 8, p = 5 (OWASP's Password Storage Cheat Sheet, 2025), about 200 ms.
 * PBKDF2 isn't an option here: Workers cap it at 100,000 iterations in production.
 */
export const COST: Cost = { logN: 14, r: 8, p: 5 };
