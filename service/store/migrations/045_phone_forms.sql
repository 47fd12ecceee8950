-- Numbers were kept as they were typed, some with the digit that is not dialled from abroad ("+49 (0)151 ..."). Where
-- national numbers begin with 0 themselves (Italy, San Marino, four countries of Africa) it stays.
-- Of verified accounts with one number, whoever has it in its right form keeps it, else the oldest.
with written as (
  select id, is_email_verified, phone,
    regexp_replace(
      regexp_replace(
        regexp_replace(phone, '^\+(1(?=1\d{10}$)|7(?=8\d{10}$))\d', '+\1'),
        '^\+3606', '+36'
      ),
      '^\+(?!22[59]|24[12]|378)(1|7|2[07]|3[0-46]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-69]|3[578]|42|5[09]|6[7-9]|8[058]|9[679])\d)0(?=\d)',
      '+\1'
    ) as form
  from users where phone is not null
), ranked as (
  select id, phone, form, is_email_verified,
    row_number() over (partition by is_email_verified, form order by phone <> form, id) as place
  from written
)
update users set phone = case when ranked.is_email_verified and ranked.place > 1 then null else ranked.form end
from ranked where users.id = ranked.id and ranked.phone <> ranked.form;
