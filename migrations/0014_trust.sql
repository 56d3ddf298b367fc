CREATE TABLE `exercise_totals` (
	`exercise_id` text PRIMARY KEY NOT NULL,
	`finished` integer DEFAULT 0 NOT NULL,
	`stopped` integer DEFAULT 0 NOT NULL,
	`rated` integer DEFAULT 0 NOT NULL,
	`sum_of_changes` integer DEFAULT 0 NOT NULL,
	`sum_of_squares` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `help_counts` (
	`month` text NOT NULL,
	`country` text NOT NULL,
	`level` text NOT NULL,
	`shown` integer DEFAULT 0 NOT NULL,
	`used` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`month`, `country`, `level`)
);
--> statement-breakpoint
ALTER TABLE `users` ADD `adult_confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `health_consent_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `minor_since` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `coached_by_type` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `shares_totals` integer DEFAULT false NOT NULL;