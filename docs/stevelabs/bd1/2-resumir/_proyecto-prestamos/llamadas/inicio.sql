SELECT s.carnet, s.nombre,
  ___ AS juegos, ___ AS desde
FROM prestamo AS p
JOIN socio AS s ON ___
WHERE ___
GROUP BY ___
ORDER BY juegos DESC, desde, s.carnet;
