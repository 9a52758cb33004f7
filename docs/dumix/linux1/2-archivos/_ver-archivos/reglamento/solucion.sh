cat reglamento.txt
mkdir Saturno
