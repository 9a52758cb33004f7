source /etc/os-release
echo $PRETTY_NAME > ficha.txt
lscpu | grep -E 'Architecture|Model name' | tr -s ' ' >> ficha.txt
