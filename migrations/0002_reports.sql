CREATE TABLE `reply_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`message_id` text NOT NULL,
	`content` text NOT NULL,
	`ai_provider` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reply_reports_message` ON `reply_reports` (`user_id`,`message_id`);--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `deleted_at` integer;