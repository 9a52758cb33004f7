# Partidas guardadas, algunas con nombres que la shell se toma a su manera.
rm -rf -- *
mkdir Partidas Viejas Copias
cd Partidas
for n in '*' '$premio.sav' 'copia buena.sav' copia.sav buena.sav \
    partida-2024-{01..04}.sav partida-2024-final.sav partida-2025-{01,02}.sav; do
    echo "Guardado en $n" > "$n"
done
cd ..
chown -R alumno:alumno .
