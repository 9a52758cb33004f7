# Apodos buenos y apodos con signos que no van.
buenos=(lince capi robot9 zeta pulpo moka puma3 rayo canica7 trueno)
malos=(lin-ce 'dos palabras' rayo! capi. x_x moka+1 Lince)
for i in {1..40}; do echo "${buenos[RANDOM % 10]}$i"; done > /tmp/apodos
for m in "${malos[@]}"; do echo "$m$((RANDOM % 90))"; done >> /tmp/apodos
shuf /tmp/apodos > apodos.txt
rm /tmp/apodos
mkdir -p /var/lib/club
cp apodos.txt /var/lib/club
chown alumno: apodos.txt
