for n in {1..12}; do
    cat "Mesas/mesa $n.txt" > "Mesas/mesa $n.txt.copia"
done
