# Cinco archivos con su lista de sumas. A uno le falta el final y otro tiene una letra cambiada.
mkdir Bajado /var/lib/club
cd Bajado
for each in enero febrero marzo abril mayo; do
    for ((i = 0; i < 60; i++)); do
        echo "$each $((i % 28 + 1)) meteoros $((i * 37 % 900)) puntos"
    done > $each.log
done
sha256sum *.log > SHA256SUMS
sed -i '41s/puntos/puntas/' febrero.log
sed -i '58,$d' mayo.log
cp SHA256SUMS /var/lib/club/sumas
chown -R alumno: .
