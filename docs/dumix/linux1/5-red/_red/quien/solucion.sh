sudo ss -tlnp | grep 7777
echo chat > quien.txt
