cd claves
ls | grep sala > ~/cual.txt
