CREATE TABLE `exercise_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`exercise_id` text NOT NULL,
	`status` text NOT NULL,
	`number` integer NOT NULL,
	`started_at` integer NOT NULL,
	`touched_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `exercise_runs_user_touched` ON `exercise_runs` (`user_id`,`touched_at`);--> statement-breakpoint
CREATE INDEX `exercise_runs_conversation` ON `exercise_runs` (`conversation_id`);--> statement-breakpoint
CREATE TABLE `takeaways` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`exercise_id` text,
	`conversation_id` text,
	`ratings` text DEFAULT '{}' NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`due_at` integer,
	`asked_at` integer,
	`outcome` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `takeaways_user_created` ON `takeaways` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `takeaways_due` ON `takeaways` (`user_id`,`due_at`) WHERE due_at is not null and asked_at is null;--> statement-breakpoint
CREATE INDEX `takeaways_conversation` ON `takeaways` (`conversation_id`);