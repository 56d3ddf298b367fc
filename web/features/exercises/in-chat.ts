export { Choices } from "./components/choices.tsx";
export { RunInChat } from "./components/run-in-chat.tsx";
export { TakeawayInChat } from "./components/takeaway-in-chat.tsx";
