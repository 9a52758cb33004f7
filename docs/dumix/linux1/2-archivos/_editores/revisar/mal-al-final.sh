# Falla: condición 3
./revisar.sh
ex -s -c '37d' -c '26d' -c '15d' -c '$a|cierre = 22:00' -c '$a|mando11 = bien' -c '$a|volumen = 7' -c x sala.conf
./revisar.sh
