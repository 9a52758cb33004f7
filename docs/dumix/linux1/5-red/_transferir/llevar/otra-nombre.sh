scp -rpq Carteles/ ana@servidor:/home/ana/Sala/Carteles
cd Documentos
scp -p ana@servidor:turnos.txt .
