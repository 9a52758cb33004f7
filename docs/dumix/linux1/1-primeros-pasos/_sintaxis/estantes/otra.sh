mkdir Terror
mkdir "Ciencia ficción"
mkdir "Para llorar"
