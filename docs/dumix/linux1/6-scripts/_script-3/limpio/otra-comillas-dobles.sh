sed -i 's/^sort/trap "rm -rf $dir" EXIT; sort/' sorteo.sh
