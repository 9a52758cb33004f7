sudo ss -tlnp | grep ':7777 ' | cut -d '"' -f 2 | tee quien.txt
