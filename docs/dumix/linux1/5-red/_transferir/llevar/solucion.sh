scp -qr Carteles ana@servidor:Sala
scp -qp ana@servidor:turnos.txt Documentos
