#include <stdio.h>

int main(void)
{
    int age = 20;
    printf("Edad: %d\n",
    printf("Fin\n");
           age);
    return 0;
}
