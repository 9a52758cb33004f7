# Trescientos artículos. Solo uno habla de empates.
mesas=(Mercurio Venus Marte Neptuno)
temas=('Las partidas de la liga' 'Las sillas de repuesto' 'Los mandos prestados'
    'Las visitas' 'Los cables' 'Las fichas perdidas' 'Los relevos')
for ((i = 1; i <= 300; i++)); do
    if [ $i -eq 187 ]; then
        echo 'Art. 187. Con un empate, se juega otra en la mesa Saturno.'
    else
        echo "Art. $i. ${temas[i % 7]} van a la mesa ${mesas[i % 4]}."
    fi
done > reglamento.txt
chown alumno:alumno reglamento.txt
