cd Bajado
mkdir ../Malos
mv mayo.log febrero.log ../Malos
