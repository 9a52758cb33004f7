cd Copias
copias=(club-????-??-??.tar.gz)
n=${#copias[@]}
for copia in "${copias[@]}"; do
    [ "$n" -gt 7 ] || break
    rm "$copia" "$copia.sha256"
    n=$(( n - 1 ))
done
ls
