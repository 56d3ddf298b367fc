ALTER TABLE `users` ADD `terms_seen` text;--> statement-breakpoint
-- No company gets words of somebody who was never asked whether we may keep what they tell of their health.
UPDATE `users` SET `consented_to` = '[]' WHERE `health_consent_at` IS NULL OR `adult_confirmed_at` IS NULL;
