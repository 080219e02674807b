-- Fields that `translated` takes from another language, with that language: {"title": "ro"}.

create function foreign_words(text jsonb, language text) returns jsonb
  language sql immutable parallel safe
  return coalesce((
    select jsonb_object_agg(word, case
      when text -> 'en' ? word then 'en'
      when text -> 'de' ? word then 'de'
      when text -> 'ro' ? word then 'ro'
      else 'fr' end)
    from jsonb_object_keys(translated(text, language)) as word
    where not coalesce(text -> language, '{}') ? word
  ), '{}');
