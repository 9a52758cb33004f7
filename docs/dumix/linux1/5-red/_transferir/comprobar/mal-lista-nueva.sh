# Falla: condición 1
# Falla: condición 2
cd Bajado
sha256sum *.log > SHA256SUMS
sha256sum -c SHA256SUMS
