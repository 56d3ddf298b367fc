CREATE TABLE `email_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `email_tokens_expires` ON `email_tokens` (`expires_at`);--> statement-breakpoint
CREATE INDEX `email_tokens_user` ON `email_tokens` (`user_id`,`purpose`);--> statement-breakpoint
DROP INDEX `notifications_due`;--> statement-breakpoint
ALTER TABLE `notifications` ADD `day` text;--> statement-breakpoint
ALTER TABLE `notifications` ADD `state` text DEFAULT 'planned' NOT NULL;--> statement-breakpoint
ALTER TABLE `notifications` ADD `claimed_at` integer;--> statement-breakpoint
ALTER TABLE `notifications` ADD `read_at` integer;--> statement-breakpoint
CREATE INDEX `notifications_planned` ON `notifications` (`scheduled_for`) WHERE "notifications"."state" = 'planned';--> statement-breakpoint
CREATE INDEX `notifications_claimed` ON `notifications` (`claimed_at`) WHERE "notifications"."state" IN ('queued', 'sending');--> statement-breakpoint
CREATE INDEX `notifications_user_planned` ON `notifications` (`user_id`,`scheduled_for`) WHERE "notifications"."state" = 'planned';--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_once` ON `notifications` (`user_id`,`day`,`type`);--> statement-breakpoint
ALTER TABLE `users` ADD `email_bounced_at` integer;