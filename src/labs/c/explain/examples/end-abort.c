#include <assert.h>
#include <stdio.h>

int main(void)
{
    int age = -3;
    assert(age >= 0);
    printf("%d\n", age);
    return 0;
}
