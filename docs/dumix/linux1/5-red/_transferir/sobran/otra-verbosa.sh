cd Carteles
rsync -avn --delete ./ ../Copia | grep '^deleting' | sed 's/deleting //' > ~/sobran.txt
