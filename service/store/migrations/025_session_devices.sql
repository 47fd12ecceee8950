-- Browser and system in plain words, such as `Firefox on Windows`, for the owner to recognise; null: nobody knows. Neither the
-- header nor the address that it was made of is kept.
alter table sessions add column device text;
