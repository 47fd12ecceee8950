-- The moment from which the next mail about new events may go to a superadmin; see queries/submissions.ts.
create table submission_mails (
  user_id integer primary key references users on delete cascade,
  next_at timestamptz not null
);

-- Such a mail is written from the events themselves, so that what waits names ids alone.
update mail_outbox set data = jsonb_build_object('events', jsonb_build_array(data -> 'event' -> 'id'))
  where kind = 'event-submitted';
