# Cuatro claves de host y un papel con la huella de una. Solo quedan las mitades públicas.
mkdir claves
for n in barra mesa sala taller; do
    ssh-keygen -q -t ed25519 -N '' -C root@$n -f claves/$n
    rm claves/$n
    sed -i 's/root@.*/root/' claves/$n.pub
done
read -r _ huella _ <<< "$(ssh-keygen -lf claves/sala.pub)"
echo "$huella" > papel.txt
chown -R alumno: claves papel.txt
