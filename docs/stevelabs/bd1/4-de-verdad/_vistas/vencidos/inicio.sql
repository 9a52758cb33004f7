SELECT ___
FROM fuera
WHERE ___
ORDER BY ___;
