#include <stdio.h>

int main(void)
{
    int age = 20, member = 1;
    if (age > 17)
        if (member)
            printf("Socia adulta\n");
    else
        printf("Menor\n");
    return 0;
}
