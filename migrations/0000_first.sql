CREATE TABLE `achievements` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`icon` text NOT NULL,
	`level` integer DEFAULT 1 NOT NULL,
	`unlocked_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `achievements_user_type_level` ON `achievements` (`user_id`,`type`,`level`);--> statement-breakpoint
CREATE TABLE `ai_insights` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`category` text NOT NULL,
	`confidence` numeric DEFAULT 0.8 NOT NULL,
	`is_read` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ai_insights_user_created` ON `ai_insights` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `chat_conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text DEFAULT 'New Conversation' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`kind` text DEFAULT 'chat' NOT NULL,
	`last_message_at` integer,
	`message_count` integer DEFAULT 0 NOT NULL,
	`preview` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `chat_conversations_user_recent` ON `chat_conversations` (`user_id`,`kind`,`last_message_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `chat_conversations_current` ON `chat_conversations` (`user_id`) WHERE kind = 'chat' and is_active = 1;--> statement-breakpoint
CREATE TABLE `chat_messages` (
	`row_id` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`role` text NOT NULL,
	`content` text NOT NULL,
	`ai_provider` text DEFAULT 'claude' NOT NULL,
	`metadata` text DEFAULT '{}' NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chat_messages_id` ON `chat_messages` (`id`);--> statement-breakpoint
CREATE INDEX `chat_messages_conversation_created` ON `chat_messages` (`conversation_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `daily_assessments` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`date` text NOT NULL,
	`physiological_score` integer NOT NULL,
	`safety_score` integer NOT NULL,
	`love_score` integer NOT NULL,
	`esteem_score` integer NOT NULL,
	`actualization_score` integer NOT NULL,
	`overall_mood` integer NOT NULL,
	`detected_mood` text,
	`chat_color` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `daily_assessments_user_date` ON `daily_assessments` (`user_id`,`date`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	`type` text NOT NULL,
	`scheduled_for` integer NOT NULL,
	`sent` integer DEFAULT false NOT NULL,
	`channel` text DEFAULT 'app' NOT NULL,
	`personalized_message` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notifications_due` ON `notifications` (`sent`,`scheduled_for`);--> statement-breakpoint
CREATE INDEX `notifications_user_scheduled` ON `notifications` (`user_id`,`scheduled_for`);--> statement-breakpoint
CREATE TABLE `questionnaire_responses` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`date` text NOT NULL,
	`responses` text NOT NULL,
	`personality_profile` text,
	`recommended_habits` text DEFAULT '[]' NOT NULL,
	`ai_analysis` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `questionnaire_responses_user_date` ON `questionnaire_responses` (`user_id`,`date`);--> statement-breakpoint
CREATE TABLE `scenes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`status` text NOT NULL,
	`key` text,
	`content_type` text,
	`size` integer,
	`prompt` text,
	`alt_text` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`ready_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `scenes_user_created` ON `scenes` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `session` (
	`sid` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`sess` text NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expire` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `session_expire` ON `session` (`expire`);--> statement-breakpoint
CREATE INDEX `session_user` ON `session` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`email` text NOT NULL,
	`phone_number` text,
	`password` text NOT NULL,
	`first_name` text,
	`last_name` text,
	`primary_goal` text,
	`mbti_type` text,
	`big5_openness` integer,
	`big5_conscientiousness` integer,
	`big5_extraversion` integer,
	`big5_agreeableness` integer,
	`big5_neuroticism` integer,
	`current_hierarchy_level` text DEFAULT 'physiological' NOT NULL,
	`onboarding_completed` integer DEFAULT false NOT NULL,
	`assessment_completed` integer DEFAULT false NOT NULL,
	`text_notifications_enabled` integer DEFAULT false NOT NULL,
	`notification_preferences` text DEFAULT '{}' NOT NULL,
	`coaching_personality` text DEFAULT 'supportive' NOT NULL,
	`messaging_frequency` text DEFAULT 'weekly' NOT NULL,
	`desired_mood` text,
	`current_mood` text,
	`current_chat_color` text DEFAULT '#3b82f6' NOT NULL,
	`mood_history` text DEFAULT '[]' NOT NULL,
	`last_mood_update` integer,
	`background_image_url` text,
	`background_image_generated_at` integer,
	`background_image_prompt` text,
	`time_zone` text DEFAULT 'UTC' NOT NULL,
	`country` text,
	`memory_enabled` integer DEFAULT true NOT NULL,
	`theme` text DEFAULT 'system' NOT NULL,
	`coach_choice` text DEFAULT 'auto' NOT NULL,
	`email_confirmed_at` integer,
	`deleting_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key` ON `users` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);