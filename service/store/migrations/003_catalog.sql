-- Without categories and types no event can be created; superadmins change these as they like.
insert into categories (name, description) values
  ('Arts & Culture', 'Exhibitions, theatre, film, literature and heritage.'),
  ('Business', 'Founding, careers, trade and networking.'),
  ('Community', 'Neighbourhoods, volunteering and getting to know each other.'),
  ('Education', 'Learning for every age: languages, science, skills.'),
  ('Family', 'For children and everyone who comes with them.'),
  ('Food & Drink', 'Markets, tastings, cooking and eating together.'),
  ('Health & Wellness', 'Body and mind: yoga, nutrition, prevention.'),
  ('Music', 'From choir rehearsal to open-air concert.'),
  ('Sports & Outdoors', 'Runs, rides, hikes, matches and tournaments.'),
  ('Technology', 'Software, hardware, data and what they do to us.');

insert into event_types (name, description) values
  ('Class', 'A lesson or a series of lessons with a teacher.'),
  ('Concert', 'Live music in front of an audience.'),
  ('Conference', 'A day or more of talks.'),
  ('Exhibition', 'Something to look at, in one''s own time.'),
  ('Festival', 'Many things at once, for many people.'),
  ('Meetup', 'An informal gathering around an interest.'),
  ('Talk', 'One evening, one speaker or panel.'),
  ('Workshop', 'Hands-on, with something to take home.');
