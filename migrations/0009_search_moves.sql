ALTER TABLE `chat_conversations` ADD `is_renamed` integer DEFAULT false NOT NULL;
--> statement-breakpoint
UPDATE `chat_conversations` SET `is_renamed` = 1 WHERE `title` NOT IN ('New Conversation', 'New Coaching Session');
--> statement-breakpoint
-- Searches use the index in the object of each person now. This one stays for one release, so that the code before can be put
-- back. From here on a deleted text leaves it at once, and what was deleted earlier leaves it now.
INSERT INTO messages_search (messages_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO messages_search (messages_search) VALUES ('optimize');
