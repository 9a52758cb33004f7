# Falla: condición 2
cat > vaciar.sh << 'FIN'
rm -r "mesas/${1:?falta la mesa}"
FIN
