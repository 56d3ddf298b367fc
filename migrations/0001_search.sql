-- Full-text search over finished messages. An ordinary FTS5 table: drizzle-kit cannot describe one.
-- `owner` is in the index itself, so that a search reads only the matches of one person. Filtering by a
-- join instead would read the matches of every person first.
-- A trigger stands on one line, and no comment holds an apostrophe: remote D1 splits a file otherwise than a local run.
CREATE VIRTUAL TABLE messages_search USING fts5(owner, content, tokenize = 'unicode61 remove_diacritics 2');
--> statement-breakpoint
CREATE TRIGGER chat_messages_search_insert AFTER INSERT ON chat_messages WHEN coalesce(json_extract(new.metadata, '$.kind'), 'text') <> 'command' BEGIN INSERT INTO messages_search (rowid, owner, content) VALUES (new.row_id, (SELECT user_id FROM chat_conversations WHERE id = new.conversation_id), new.content); END;
--> statement-breakpoint
CREATE TRIGGER chat_messages_search_update AFTER UPDATE OF content ON chat_messages WHEN old.content <> new.content BEGIN UPDATE messages_search SET content = new.content WHERE rowid = new.row_id; END;
--> statement-breakpoint
CREATE TRIGGER chat_messages_search_delete AFTER DELETE ON chat_messages BEGIN DELETE FROM messages_search WHERE rowid = old.row_id; END;
