# Falla: condición 1
cd Bajado
mv febrero.log febrero.malo
mv mayo.log .mayo.log
