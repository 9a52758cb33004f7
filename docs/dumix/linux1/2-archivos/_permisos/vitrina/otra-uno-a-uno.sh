chmod g=x Vitrina
chmod o=x Vitrina
