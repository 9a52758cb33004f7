tar -xzf registro.tar.gz
cd Registro
gunzip viejo/agosto.log.gz viejo/septiembre.log.gz
cat viejo/agosto.log viejo/septiembre.log | tr ',' ';' > ../bruto.txt
cat octubre.log >> ../bruto.txt
cd
grep -v FALLO bruto.txt | grep ';' | sort > todo.log
