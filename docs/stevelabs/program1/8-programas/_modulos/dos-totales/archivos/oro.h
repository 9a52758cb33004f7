void oro_suma(int n);
int oro_total(void);
