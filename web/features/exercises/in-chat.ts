export { RunInChat } from "./run/run-in-chat.tsx";
export { TakeawayInChat } from "./takeaways/takeaway-in-chat.tsx";
