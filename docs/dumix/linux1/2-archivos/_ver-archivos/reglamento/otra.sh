head -n 190 reglamento.txt
mkdir ~/Saturno
