void vida_suma(int n);
int vida_total(void);
