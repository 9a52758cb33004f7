# Tres páginas con correos y teléfonos. Los correos se repiten de una a otra.
mkdir -p Pagina /var/lib/club/pagina
u=(lince capi robot9 zeta pulpo moka)
for p in inicio socios torneos; do
    {
        echo "<h1>$p</h1>"
        for i in 1 2 3 4; do
            a=${u[RANDOM % 6]}; b=${u[RANDOM % 6]}
            echo "<p>Escribe a $a@sala.net o a $b@sala.net.</p>"
            printf '<p>Llama al %03d-%04d o al %03d-%04d.</p>\n' $((RANDOM % 900 + 100)) \
                $((RANDOM % 9000)) $((RANDOM % 900 + 100)) $((RANDOM % 9000))
        done
        echo '<p>Torneo 2026-11: sala-net, mesa 12-3.</p>'
        echo '<p>Clave de la vitrina: 1234-567.</p>'
    } > Pagina/$p.html
done
cp Pagina/*.html /var/lib/club/pagina/
chown -R alumno: Pagina
