# Falla: condición 1
# Falla: condición 2
# Falla: condición 4
# Falla: condición 5
cd Ludoteca
sha256sum *.* > SHA256SUMS
sha256sum -c SHA256SUMS
