SELECT round(100.0 * count(*) FILTER (WHERE devuelto > vence) / count(*), 1),
  count(DISTINCT socio_id)
FROM prestamo WHERE devuelto >= prestado;
