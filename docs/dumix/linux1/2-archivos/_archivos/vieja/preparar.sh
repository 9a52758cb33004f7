# Cuatro copias; la más antigua no es la de número menor. Cada una repite su número.
mkdir Copias
for n in 1 2 3 4; do
    head -c 2048 /dev/zero | tr '\0' $n > Copias/copia-$n
done
touch -d '2026-10-03 10:15' Copias/copia-1
touch -d '2025-03-12 19:00' Copias/copia-2
touch -d '2024-12-28 09:40' Copias/copia-3
touch -d '2026-11-02 20:24' Copias/copia-4
chown -R alumno:alumno Copias
