create table reserva (
  id integer primary key, mesa text not null, dia text not null, desde integer not null, hasta integer not null,
  check (substr(dia, 5, 1) = '-' and substr(dia, 8, 1) = '-' and length(dia) = 10 and 0 <= desde and desde < hasta and hasta < 24),
  unique (dia, desde, mesa)
) strict
