sed -i -e 's/^    mkdir arch/    mkdir -p arch/' -e 's/^    n=0/    local n=0/' recoge.sh
sed -i -e 's|archivo/$1|"archivo/$1"|' -e 's|mesas/$1/\*|"mesas/$1/"*|' -e 's/$partida/"$partida"/' recoge.sh
sed -i -e 's/^        mv/        [ -e "$partida" ] || continue; mv/' -e 's/in $@/in "$@"/' -e 's/recoge $mesa/recoge "$mesa"; done/' recoge.sh
sed -i -e 's/\[ ! -d "mesas/[ -z "$mesa" ] || [ ! -d "mesas/' -e 's/mesa $mesa."/mesa $mesa." >\&2/' -e 's/exit 1/estado=1; continue/' recoge.sh
sed -i 's/^total=0/total=0; estado=0; [ $# -gt 0 ] || { echo Uso: recoge.sh mesa... >\&2; exit 1; }/' recoge.sh
echo 'exit $estado' >> recoge.sh
bash -n recoge.sh
